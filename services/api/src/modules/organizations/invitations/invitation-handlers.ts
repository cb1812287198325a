import { handlersFor } from '../../../pipeline/operation-types.ts';
import type { Store } from '../../../store/port.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { meIn } from '../../me/me.ts';
import type { OrganizationService } from '../organization-service.ts';

interface InvitationOptions {
  store: Store;
  jobs: Jobs;
  organizations: OrganizationService;
}

export function invitationHandlers({ store, jobs, organizations }: InvitationOptions) {
  return handlersFor({
    previewInvitation: ({ account, body }) => organizations.preview(account, body.token),

    async acceptInvitation({ account, body, requestId }) {
      const member = await organizations.accept(account, body, requestId);
      // The organization that the person left may have been deleted.
      jobs.look();
      return meIn(store, member, account);
    },
  });
}
