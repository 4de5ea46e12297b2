#include "luatco/api/json.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <charconv>

namespace luatco::api {

const Json* Json::find(std::string_view name) const {
  if (const Object* object = members()) {
    for (const Member& member : *object) {
      if (member.first == name) return &member.second;
    }
  }
  return nullptr;
}

Json* Json::find(std::string_view name) {
  return const_cast<Json*>(std::as_const(*this).find(name));
}

std::string_view Json::text(std::string_view name, std::string_view otherwise) const {
  const Json* member = find(name);
  const std::string* value = member != nullptr ? member->string() : nullptr;
  return value != nullptr ? std::string_view(*value) : otherwise;
}

Json& Json::set(std::string_view name, Json value) {
  if (is_null()) value_ = Object{};
  if (Object* object = members()) object->emplace_back(std::string(name), std::move(value));
  return *this;
}

Json& Json::push(Json item) {
  if (is_null()) value_ = Array{};
  if (Array* array = items()) array->push_back(std::move(item));
  return *this;
}

namespace {

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;

/// RapidJSON writes an escape of half a pair (\udc00 alone) as the three bytes ED A0..BF xx, which
/// are not UTF-8; bytes of the text itself it has examined.
bool has_half_a_pair(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '\xED' && static_cast<unsigned char>(text[i + 1]) >= 0xA0) return true;
  }
  return false;
}

/// Builds the tree from the reader's events; a stack of open containers instead of recursion.
/// Numbers come as text: reading and writing fractions would be a part of the WebAssembly that no
/// answer needs.
class Builder : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Builder> {
 public:
  Json root;
  bool too_deep = false;

  bool Null() { return add({}); }
  bool Bool(bool value) { return add(value); }
  bool RawNumber(const char* text, rapidjson::SizeType size, bool) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text, text + size, value);
    if (error == std::errc{} && end == text + size) return add(value);
    return add(Json::other_number({text, size}));
  }
  bool String(const char* text, rapidjson::SizeType size, bool) {
    const std::string_view value(text, size);
    return !has_half_a_pair(value) && add(value);
  }
  bool Key(const char* text, rapidjson::SizeType size, bool) {
    open_.back().key.assign(text, size);
    return !has_half_a_pair(open_.back().key);
  }
  bool StartObject() { return start(Json::object()); }
  bool StartArray() { return start(Json::array()); }
  bool EndObject(rapidjson::SizeType) { return end(); }
  bool EndArray(rapidjson::SizeType) { return end(); }

 private:
  struct Open {
    Json value;
    std::string key;  // of the member being read, in an object
  };

  bool start(Json container) {
    too_deep = open_.size() >= kMaxJsonDepth;
    if (!too_deep) open_.push_back({std::move(container), {}});
    return !too_deep;
  }
  bool end() {
    Json value = std::move(open_.back().value);
    open_.pop_back();
    return add(std::move(value));
  }
  bool add(Json value) {
    if (open_.empty()) {
      root = std::move(value);
    } else if (Open& open = open_.back(); open.value.items() != nullptr) {
      open.value.push(std::move(value));
    } else {
      open.value.set(open.key, std::move(value));
    }
    return true;
  }

  std::vector<Open> open_;
};

}  // namespace

std::string Json::dump() const {
  rapidjson::StringBuffer buffer;
  Writer writer(buffer);
  // Depth is bounded: what is read by parse_json(), and answers nest less than requests may.
  struct Visit {
    static void value(const Json& json, Writer& out) {
      if (const Array* array = json.items()) {
        out.StartArray();
        for (const Json& item : *array) value(item, out);
        out.EndArray();
      } else if (const Object* object = json.members()) {
        out.StartObject();
        for (const auto& [name, member] : *object) {
          out.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
          value(member, out);
        }
        out.EndObject();
      } else {
        scalar(json, out);
      }
    }
    static void scalar(const Json& json, Writer& out) {
      if (const std::string* text = json.string()) {
        out.String(text->data(), static_cast<rapidjson::SizeType>(text->size()));
      } else if (const std::int64_t* number = json.integer()) {
        out.Int64(*number);
      } else if (const bool* truth = json.boolean()) {
        out.Bool(*truth);
      } else if (const OtherNumber* other = std::get_if<OtherNumber>(&json.value_)) {
        out.RawValue(other->text.data(), other->text.size(), rapidjson::kNumberType);
      } else {
        out.Null();
      }
    }
  };
  Visit::value(*this, writer);
  return {buffer.GetString(), buffer.GetSize()};
}

Result<Json, JsonError> parse_json(std::string_view text) {
  if (text.size() > kMaxJsonBytes) return Unexpected{JsonError{JsonError::Kind::TooLong, 0}};
  rapidjson::MemoryStream stream(text.data(), text.size());
  rapidjson::Reader reader;
  Builder builder;
  constexpr unsigned flags = rapidjson::kParseIterativeFlag |
                             rapidjson::kParseValidateEncodingFlag |
                             rapidjson::kParseNumbersAsStringsFlag;
  const auto result = reader.Parse<flags>(stream, builder);
  if (result.IsError()) {
    return Unexpected{JsonError{
        builder.too_deep ? JsonError::Kind::TooDeep : JsonError::Kind::Syntax, result.Offset()}};
  }
  return std::move(builder.root);
}

}  // namespace luatco::api
