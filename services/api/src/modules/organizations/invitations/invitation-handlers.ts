import type { HandlersOf } from '../../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../../links/cascades.ts';
import { meIn } from '../../me/me.ts';
import type { OrganizationService } from '../organization-service.ts';

interface InvitationOptions extends ServiceOptions {
  organizations: OrganizationService;
}

export function invitationHandlers({
  store,
  cascades,
  organizations,
}: InvitationOptions): HandlersOf<'previewInvitation' | 'acceptInvitation'> {
  return {
    previewInvitation: ({ account, body }) => organizations.preview(account, body.token),

    async acceptInvitation({ account, body, requestId }) {
      const member = await organizations.accept(account, body, requestId);
      // The organization that the person left may have been deleted.
      cascades.resume();
      return meIn(store, member, account);
    },
  };
}
