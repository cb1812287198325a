import { InvitationAcceptance, InvitationPreview, InvitationToken } from '../../schemas/organization/invitation.ts';
import { Me } from '../../schemas/organization/me.ts';
import { ref } from '../../schemas/base.ts';
import { json, operation, problems } from '../common.ts';

const tags = ['organizations'];
const config = { access: 'signed-in' } as const;

export const invitationOperations = {
  previewInvitation: operation('POST', '/api/invitations/preview', config, {
    summary: 'What an invitation link leads to, and what accepting it takes',
    // The token is in the body, so that no server or proxy logs it.
    description: 'Changes nothing. A link that was used or withdrawn or has expired does not exist (404).',
    tags,
    body: ref(InvitationToken),
    response: {
      200: json(InvitationPreview, 'The organization, the role, and the organization that you belong to'),
      ...problems(404),
    },
  }),
  acceptInvitation: operation('POST', '/api/invitations/accept', config, {
    summary: 'Join an organization with an invitation link',
    description:
      'An empty organization of your own is deleted. Any other that you belong to has to be left in the same call, with `leave`; else 409. A link that was used or withdrawn or has expired does not exist (404).',
    tags,
    body: ref(InvitationAcceptance),
    response: { 200: json(Me, 'You as a member of your new organization'), ...problems(404, 409) },
  }),
} as const;
