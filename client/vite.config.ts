import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The server that `npm run dev` talks to: `questhall serve --port 8390 --no-browser`. */
const SERVER = "http://127.0.0.1:8390";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/questhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The pages' security policy allows nothing inline, so nothing may become a data: address.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
