/** The control catalog. */
import type { Control } from './control.ts';
import { NIST_CSF_2 } from './nist-csf-2.ts';
import { NIST_SP_800_53 } from './nist-sp-800-53.ts';

export const CATALOG: readonly Control[] = [...NIST_SP_800_53, ...NIST_CSF_2];

const BY_ID = new Map(CATALOG.map((control) => [control.id.toLowerCase(), control]));

/** @param id e.g. `AC-2`, in any case */
export function controlById(id: string): Control | null {
  return BY_ID.get(id.toLowerCase()) ?? null;
}

/** A reference to a control: `NIST SP 800-53 AC-2; ISO/IEC 27001:2022 A.5.16, A.5.18` (200 characters at most). */
export function referenceOf({ framework, id, related }: Control): string {
  const clauses = related.map(({ framework: other, clauses: numbers }) => `${other} ${numbers.join(', ')}`);
  return [`${framework} ${id}`, ...clauses].join('; ').slice(0, 200);
}

/** Outcomes of CSF 2.0 and the equivalent controls of SP 800-53, of which a list needs only one. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  'GV.RM-02': 'PM-9',
  'ID.AM-01': 'CM-8',
  'ID.AM-02': 'CM-8',
  'ID.RA-01': 'RA-5',
  'ID.RA-05': 'RA-3',
  'ID.IM-02': 'CP-4',
  'PR.AA-01': 'AC-2',
  'PR.AA-03': 'IA-2',
  'PR.AA-05': 'AC-6',
  'PR.AA-06': 'PE-3',
  'PR.AT-01': 'AT-2',
  'PR.DS-01': 'SC-28',
  'PR.DS-02': 'SC-8',
  'PR.DS-11': 'CP-9',
  'PR.PS-01': 'CM-6',
  'PR.PS-02': 'SI-2',
  'PR.PS-04': 'AU-2',
  'PR.PS-06': 'SA-15',
  'PR.IR-01': 'SC-7',
  'DE.CM-01': 'SI-4',
  'DE.CM-09': 'SI-4',
  'DE.AE-02': 'AU-6',
  'RS.MA-01': 'IR-4',
  'RS.MI-01': 'IR-4',
  'RC.RP-01': 'CP-10',
};

/** Identifies the requirement of a control, the same for equivalent controls. */
export const requirementOf = ({ id }: Control): string => EQUIVALENTS[id] ?? id;
