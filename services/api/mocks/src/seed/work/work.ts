/** What the sample's people do about its risks. To be called once its items and risks are there. */
import type { SeedTables } from '../tables.ts';
import { seedFlows } from './flows.ts';
import { seedNotes } from './notes.ts';
import { seedTasks } from './tasks.ts';

export function seedWork(tables: SeedTables, now: Date): void {
  seedFlows(tables, now);
  seedTasks(tables, now);
  seedNotes(tables, now);
}
