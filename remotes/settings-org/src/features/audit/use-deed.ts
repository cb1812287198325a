import type { AuditEntry } from '@parapet/contracts';
import { isPendingMember } from '@parapet/contracts/rules';
import { useTexts } from '../../locales/use-texts.ts';

interface Deed {
  /** 'created', 'changed', 'revoked the API token “Report” of'. */
  text: string;
  /** Whether the sentence has said already what changed there. @param path JSON pointer */
  told: (path: string) => boolean;
}

const valueOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const nothing = () => false;
const TOKENS = [
  { field: 'api_token', names: 'name', text: 'token' },
  { field: 'release_token', names: 'remote', text: 'release-token' },
] as const;

/** What somebody did, in words: invitations, tokens and passwords are told by their own sentences. */
export function useDeed({ entity, action, before, after, version }: AuditEntry): Deed {
  const t = useTexts();
  const state = after ?? before;
  if (entity === 'members') {
    const userId = String(valueOf(state, 'user_id') ?? '');
    if (action !== 'update' && isPendingMember({ user_id: userId }))
      return { text: t(action === 'create' ? 'audit.invited' : 'audit.withdrew'), told: nothing };
    for (const { field, names, text } of TOKENS) {
      const token = valueOf(after, field);
      if (action !== 'update' || token === undefined || isSame(token, valueOf(before, field))) continue;
      const deed = valueOf(token, 'action') === 'created' ? 'created' : 'revoked';
      return {
        text: t(`audit.${text}-${deed}`, { name: String(valueOf(token, names)) }),
        told: (path) => path.startsWith(`/${field}`),
      };
    }
    if (action === 'update' && !isSame(valueOf(after, 'password_reset'), valueOf(before, 'password_reset')))
      return { text: t('audit.password-reset'), told: (path) => path.startsWith('/password_reset') };
    if (action === 'update' && isPendingMember({ user_id: String(valueOf(before, 'user_id') ?? '') }))
      return { text: t('audit.joined'), told: (path) => path === '/user_id' || path === '/name' };
  }
  if (entity === 'releases' && action === 'create')
    return { text: t('audit.release-recorded', { version: String(valueOf(after, 'release')) }), told: nothing };
  if (action === 'create' && version > 1) return { text: t('audit.restored'), told: nothing };
  return { text: t(`audit.${action}`), told: nothing };
}
