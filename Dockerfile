# A house in a container: docker build -t derby-house . && docker run -p 4177:4177 -v derby:/data derby-house
FROM node:20-slim AS build
WORKDIR /build
COPY . .
# It installs and builds what it needs, as everywhere.
RUN npm pack

FROM node:20-slim
COPY --from=build /build/derby-house-*.tgz /tmp/
RUN npm install -g /tmp/derby-house-*.tgz libsql@0.5.29 && rm /tmp/*.tgz && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4177
ENV DERBY_DATA=/data HOST=0.0.0.0
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4177/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["derby", "serve"]
