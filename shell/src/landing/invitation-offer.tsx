import type { CurrentOrganization, InvitationPreview, OrganizationDeparture } from '@parapet/contracts';
import { callOperation, errorMessage, routes, useNotify, useRoleText } from '@parapet/sdk';
import { clearDrafts } from '@parapet/sdk/host';
import { Alert, Button, Stack } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useCallback, useEffect, useState } from 'react';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useShell } from '../shell-context.ts';
import { InvitationFailed } from './invitation-failed.tsx';
import { useLandingText } from './use-landing-text.ts';

/** For somebody who opened a link though they belong to an organization: says what accepting it takes. */
export function InvitationOffer() {
  const [attempt, setAttempt] = useState(0);
  return <Offer key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Offer({ onRetry }: { onRetry: () => void }) {
  const { invitation } = useShell();
  const t = useLandingText();
  const [preview, setPreview] = useState<InvitationPreview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const accept = useAccept();
  useEffect(() => {
    const token = invitation.get();
    if (token === null) return;
    // An empty organization is replaced without a question.
    const joinsAtOnce = ({ current, organization }: InvitationPreview) =>
      current === null || (current.is_empty && current.id !== organization.id);
    callOperation('previewInvitation', { body: { token } })
      .then((found) => (joinsAtOnce(found) ? accept() : setPreview(found)))
      .catch(setFailure);
  }, [accept, invitation]);
  if (failure !== null) return <InvitationFailed error={failure} onRetry={onRetry} />;
  if (preview === null || preview.current === null) return <Alert>{t('invitation.joining')}</Alert>;
  if (preview.current.id === preview.organization.id) return <AlreadyMember organization={preview.organization.name} />;
  return <Question preview={preview} current={preview.current} onFailure={setFailure} />;
}

/** Offers to sign out too, since the invitation may be meant for somebody else. */
function AlreadyMember({ organization }: { organization: string }) {
  const { invitation } = useShell();
  const t = useLandingText();
  return (
    <Alert
      title={t('invitation.same', { organization })}
      actions={
        <>
          <Button variant="primary" onClick={invitation.drop}>
            {t('not-found.home')}
          </Button>
          <SignOut />
        </>
      }
    />
  );
}

function SignOut({ disabled = false }: { disabled?: boolean }) {
  const t = useLandingText();
  const notify = useNotify();
  const signOut = useSignOut();
  const leave = () =>
    void signOut().catch((error: unknown) => notify.error(errorMessage(error, t('user.sign-out-failed'))));
  return (
    <Button onClick={leave} disabled={disabled}>
      {t('user.sign-out')}
    </Button>
  );
}

/** Accepts the invitation; the page then starts anew, because all that it has loaded belongs to the former organization. */
function useAccept(): (leave?: OrganizationDeparture) => Promise<void> {
  const { invitation } = useShell();
  return useCallback(
    async (leave) => {
      await callOperation('acceptInvitation', { body: { token: invitation.get() ?? '', ...(leave && { leave }) } });
      invitation.drop();
      await clearDrafts();
      location.assign(routes.dashboard());
    },
    [invitation],
  );
}

interface QuestionProps {
  preview: InvitationPreview;
  current: CurrentOrganization;
  onFailure: (error: unknown) => void;
}

function Question({ preview: { organization, role }, current, onFailure }: QuestionProps) {
  const { invitation } = useShell();
  const t = useLandingText();
  const roleText = useRoleText();
  const accept = useAccept();
  const [successor, setSuccessor] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { id: organization_id, name, leaving, records, candidates } = current;
  const names = { organization: name };
  const send = async () => {
    setBusy(true);
    try {
      await accept({
        organization_id,
        ...(leaving === 'deletion' && { delete: true }),
        ...(leaving === 'successor' && successor !== null && { successor }),
      });
    } catch (error) {
      setBusy(false);
      onFailure(error);
    }
  };
  return (
    <Alert
      kind="warning"
      title={t('invitation.offer', { organization: organization.name, role: roleText(role) })}
      actions={
        <>
          <Button
            variant={leaving === 'deletion' ? 'danger' : 'primary'}
            loading={busy}
            disabled={leaving === 'successor' && successor === null}
            onClick={() => void send()}
          >
            {t(leaving === 'deletion' ? 'invitation.delete-and-join' : 'invitation.leave-and-join')}
          </Button>
          <Button onClick={invitation.drop} disabled={busy}>
            {t('invitation.stay', names)}
          </Button>
          <SignOut disabled={busy} />
        </>
      }
    >
      <Stack gap="sm">
        <span>
          {leaving === 'deletion'
            ? t('invitation.deletes', { ...names, count: records })
            : t('invitation.leaves', names)}
        </span>
        {leaving === 'successor' && (
          <SelectField
            label={t('invitation.successor')}
            hint={t('invitation.last-admin', names)}
            required
            options={candidates.map((person) => ({
              value: person.id,
              label: person.name ?? person.email ?? person.id,
            }))}
            value={successor}
            onChange={setSuccessor}
          />
        )}
      </Stack>
    </Alert>
  );
}
