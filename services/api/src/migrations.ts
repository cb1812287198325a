/** Changes of what is stored, oldest first; a number is never used twice and a migration never changed once released. */
import type { Migration } from './store/migration.ts';

export const migrations: Migration[] = [];
