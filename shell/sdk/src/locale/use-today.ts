import { useState } from 'react';
import { toDay } from './day.ts';

/** The day on which the part was first shown, where the person is: `2026-03-01`. */
export function useToday(): string {
  const [today] = useState(() => toDay(new Date()));
  return today;
}
