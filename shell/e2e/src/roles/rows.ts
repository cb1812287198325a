/**
 * What each role is offered on each page, worked out by hand from section 6 of the specification. A row names an operation, and
 * `mayCall` says, by the same section, who may call it. The tests of the service compare its answers with that table, so an entry
 * that is here is never refused there.
 */
import type { Role } from '@parapet/contracts';
import type { Page } from '@playwright/test';
import { mayCall, type GuardedId } from '../../../../services/api/src/service-tests/access/expected/requirements.ts';
import type { FilledOrganization } from './organization.ts';

/** Who is offered something: whoever may call the operation, everybody who sees the page, or these. */
type Needs = GuardedId | 'everybody' | readonly Role[];
export type Row = readonly [name: RegExp, needs: Needs];

export interface VisitedPage {
  name: string;
  at: (filled: FilledOrganization) => string;
  /** Who may use the page; the others read why not. */
  opensFor?: Needs;
  /** Only these roles are looked at; on other roles' pages there is nothing to open. */
  visitedBy?: readonly Role[];
  /** What is opened before looking: a menu, a dialog. */
  open?: (page: Page) => Promise<void>;
  rows: readonly Row[];
}

export const isOffered = (needs: Needs, role: Role): boolean =>
  needs === 'everybody' || (typeof needs === 'string' ? mayCall(needs, role) : needs.includes(role));

/** Pages that only some may open, wherever a link to them is. */
export const PLACES: readonly (readonly [path: RegExp, needs: Needs])[] = [
  [/^\/add-risk/, 'createRisk'],
  [/^\/organization\/audit-log/, 'exportAuditEntries'],
  [/^\/organization(\?|$)/, 'getOrganization'],
  [/^\/grc\/templates\/new/, 'createGrcTemplate'],
  [/^\/grc\/templates\/[^/]+\/edit/, 'updateGrcTemplate'],
];

/** Entries of the sidebar, in the order of section 2. */
export const SIDEBAR: readonly (readonly [label: string, needs: Needs])[] = [
  ['Add New Risk', 'createRisk'],
  ['Dashboard', 'everybody'],
  ['Risk Register', 'everybody'],
  ['Risk flow', 'everybody'],
  ['Cybersecurity', 'everybody'],
  ['Organization', 'getOrganization'],
  // An admin finds it on the page of the organization.
  ['Audit log', ['auditor']],
  ['Settings', 'everybody'],
];

/** The command palette leads an admin to the audit log, too. */
export const PALETTE = SIDEBAR.map(
  ([label, needs]) => [label, label === 'Audit log' ? ('exportAuditEntries' as const) : needs] as const,
);

/** Buttons that only show something else, or change what only the person sees. */
export const SHOWING: readonly RegExp[] = [
  /^(Search|Keyboard help|Open Risk Assistant|Show as table|Clear all|Clear selection|Zoom in|Zoom out|Previous|View options|Close|Close filters|Clear filters|Print|Matrix|Open large)$/,
  /^(Account:|Remove filter|Filters|Select |Next |Previous |Actions for |Actions of |More actions|All |Show |Hide )/,
  /^(Severity|Status|Risk Flow|Category|Asset|Scenario|Owner|Reviewer|Changed|Type|Due|Who|Kind|Record|Action|Time|Role|Sort|Threat actor|Risk level)( |$)/,
  /^(Review & Assessment|Assets Selection|Treatment Plan|Template answers|Notes|History)$/,
  /^(Name|Risk by score|Risk Level|Assets|Properties|Scenarios|No profile|Save|Completed .*)$/,
  /^(\d+ risks?: |Impact \d|Probability \d|(Critical|High|Medium|Low) \d)/,
  /^(Assets|Properties|Risk Scenarios):? \d/,
  /^(Asset|Property|.*\((Risk|Risk scenario)): /,
];

/** Opens the menu of a row. */
export const row = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
};

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

export const importAndExport = (kind: 'Risks' | 'Assets' | 'Properties' | 'RiskScenarios'): Row[] => [
  [/^Import$/, `import${kind}`],
  [/^Export$/, `export${kind}`],
];

/** On a page that only those see who may fill in its fields. */
export const FIELDS: Row = [/^Field: /, 'everybody'];
