# docker build -t luatco . && docker run -it luatco play chess
FROM debian:bookworm AS build
WORKDIR /src
COPY tools/bootstrap tools/packages.txt tools/
RUN apt-get update && apt-get install -y --no-install-recommends $(tools/bootstrap --print core)
COPY . .
RUN cmake --preset release -DLUATCO_BUILD_BENCH=OFF && cmake --build --preset release \
 && cmake --install build/release --prefix /usr/local --strip

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libbz2-1.0 libfmt9 libicu72 libtbb12 libzstd1 zlib1g \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local /usr/local
ENV LANG=C.UTF-8
ENTRYPOINT ["luatco"]
