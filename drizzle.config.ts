// Tells drizzle-kit where the tables are, so that `npm run migration` writes SQL from them.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./host/resources/**/*.table.ts', './host/db/*.table.ts'],
  out: './host/db/migrations',
})
