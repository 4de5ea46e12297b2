# docker build -t luatco . && docker run -p 8080:8080 luatco, or docker run -it luatco play chess
FROM debian:bookworm AS build
WORKDIR /src
COPY tools/bootstrap tools/packages.txt tools/
RUN apt-get update && apt-get install -y --no-install-recommends $(tools/bootstrap --print core wasm page)
COPY . .
RUN bash -c '. tools/steps.sh && build release luatco_cli && build_page release' \
 && cmake --install build/release --prefix /usr/local --strip

FROM debian:bookworm-slim
COPY tools/bootstrap tools/packages.txt tools/
RUN apt-get update && apt-get install -y --no-install-recommends $(tools/bootstrap --print image) && rm -rf /var/lib/apt/lists/* tools
COPY --from=build /usr/local /usr/local
ENV LANG=C.UTF-8
EXPOSE 8080
ENTRYPOINT ["luatco"]
CMD ["serve", "--bind", "0.0.0.0"]
