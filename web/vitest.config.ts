import { defineConfig } from "vitest/config";

// Style sheets are empty in tests, but for the one whose colours a test reads.
export default defineConfig({ test: { include: ["tests/**/*.test.ts"], css: { include: [/base\.css/] } } });
