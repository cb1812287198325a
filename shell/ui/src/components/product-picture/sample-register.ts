import type { Level, Status } from '../../tokens/meanings.ts';
import type { PictureTexts } from './texts/en.ts';

type Word = keyof PictureTexts;

export interface SampleRow {
  title: Word;
  category: Word;
  severity: Level;
  status: Status;
  flow: Status | null;
  score: number;
  owner: string | null;
}

/** The register of the picture, by score. */
export const ROWS: readonly SampleRow[] = [
  {
    title: 'ransomware',
    category: 'security',
    severity: 'critical',
    status: 'mitigating',
    flow: 'completed',
    score: 20,
    owner: 'Maya Lindqvist',
  },
  {
    title: 'fraud',
    category: 'financial',
    severity: 'high',
    status: 'mitigating',
    flow: 'in-progress',
    score: 16,
    owner: 'Tomas Berg',
  },
  {
    title: 'payroll',
    category: 'financial',
    severity: 'high',
    status: 'identified',
    flow: 'draft',
    score: 15,
    owner: 'Tomas Berg',
  },
  {
    title: 'portal',
    category: 'privacy',
    severity: 'high',
    status: 'assessing',
    flow: 'in-progress',
    score: 12,
    owner: 'Lena Sommer',
  },
  {
    title: 'broker',
    category: 'thirdParty',
    severity: 'high',
    status: 'assessing',
    flow: 'in-progress',
    score: 12,
    owner: null,
  },
  {
    title: 'tachograph',
    category: 'regulatory',
    severity: 'medium',
    status: 'identified',
    flow: null,
    score: 9,
    owner: 'Mateo Ruiz',
  },
  {
    title: 'backups',
    category: 'operational',
    severity: 'high',
    status: 'mitigating',
    flow: 'completed',
    score: 8,
    owner: 'Maya Lindqvist',
  },
  {
    title: 'laptop',
    category: 'privacy',
    severity: 'medium',
    status: 'identified',
    flow: null,
    score: 6,
    owner: 'Lena Sommer',
  },
  {
    title: 'coldStore',
    category: 'thirdParty',
    severity: 'low',
    status: 'identified',
    flow: null,
    score: 4,
    owner: null,
  },
  {
    title: 'forklift',
    category: 'operational',
    severity: 'low',
    status: 'identified',
    flow: null,
    score: 3,
    owner: 'Mateo Ruiz',
  },
];

/** Risks in each cell of the matrix: impact 5 first, probability from 1 to 5; they add up to the 34 of the heading. */
export const CELLS: readonly (readonly number[])[] = [
  [0, 1, 1, 1, 0],
  [0, 2, 5, 2, 1],
  [0, 4, 3, 2, 0],
  [1, 3, 3, 1, 0],
  [1, 2, 1, 0, 0],
];

export const LEVELS = ['critical', 'high', 'medium', 'low'] as const satisfies readonly Level[];
