const DAY = 86_400_000;

/** ISO 8601, UTC. @param days whole days and parts of one */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString();
}

/** Ids of the sample are the same on every start, so that a link to a sample record lasts. @param kind 0-65535 */
export function sampleId(kind: number, number: number): string {
  return `00000000-0000-4000-${(0x8000 + kind).toString(16)}-${number.toString(16).padStart(12, '0')}`;
}
