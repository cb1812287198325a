/** The collections that the conformance tests work with. */
import type { Doc, StoreSpec, SystemDoc } from '../port.ts';
import { fold } from '@parapet/contracts/rules';

export type Item = Doc & {
  title: string;
  status?: string | null;
  owner?: string | null;
  score?: number | null;
  flag?: boolean | null;
  code?: string | null;
  place?: { city?: string | null };
  tags?: string[];
  steps?: { name: string; done: boolean }[];
  notes?: string;
};

export type Note = Doc & { text: string; n?: number };
export type Session = SystemDoc & { user: string; organization_id?: string; mail?: string; n?: number };
export type Counter = SystemDoc & { count: number };

export const spec: StoreSpec = {
  collections: {
    items: {
      filters: ['status', 'owner', 'score', 'flag', 'place.city'],
      sorts: ['title_folded', 'score', 'status', 'created_at'],
      unique: [['code'], ['owner', 'place.city']],
      search: ['title', 'notes'],
      derived: { title_folded: (doc) => fold(String(doc['title'])) },
      cached: true,
    },
    notes: {},
    drafts: { audited: false },
  },
  system: {
    sessions: { index: ['user', 'organization_id'], unique: ['mail'], reported: ['user'], cached: true },
    counters: {},
  },
};

export const ACTOR = { id: 'user-1', request_id: 'req-1' };
