import type { Member } from '@parapet/contracts';
import { useFormat, useRoleText } from '@parapet/sdk';
import { Button, Card, Group, Stack, Text } from '@parapet/ui';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { InvitationLink } from './invitation-link.tsx';
import classes from './members-table.module.css';
import { ScopeNames } from './scope-names.tsx';
import { useScope } from './use-scope.ts';

/** Invitations that are shown at first, and more with each click. */
const AT_ONCE = 20;

interface PendingInvitationsProps {
  members: readonly Member[];
  /** The user id of the one whose link is being issued. */
  issuing: string | null;
  onIssue: (member: Member) => void;
  onEdit: (member: Member) => void;
  onWithdraw: (member: Member) => void;
}

/** People who were invited and have not joined: as what, for what, since when, and until when their link works. */
export function PendingInvitations({ members, issuing, onIssue, onEdit, onWithdraw }: PendingInvitationsProps) {
  const t = useTexts();
  const [shown, setShown] = useState(AT_ONCE);
  const invited = members.slice(0, shown);
  const scopeOf = useScope(invited);
  return (
    <Card
      title={t('invitations.title')}
      padding="none"
      {...(members.length > shown && {
        footer: (
          <Button size="sm" onClick={() => setShown(shown + AT_ONCE)}>
            {t('invitations.more', { count: members.length - shown })}
          </Button>
        ),
      })}
    >
      <ul aria-label={t('invitations.title')}>
        {invited.map((member) => {
          const { names } = scopeOf(member);
          const link = member.invitation?.invitation_url ?? null;
          return (
            <li key={member.user_id} className={classes.invitation}>
              <Stack gap={2} className={classes.invited}>
                <span className={classes.email} dir="auto">
                  {member.email}
                </span>
                <State member={member} />
                {names.length > 0 && <ScopeNames names={names} />}
              </Stack>
              {link !== null && <InvitationLink url={link} />}
              <Group gap="xs">
                <Button
                  size="sm"
                  onClick={() => onEdit(member)}
                  aria-label={t('invitations.edit-one', { email: member.email })}
                >
                  {t('members.edit')}
                </Button>
                <Button
                  size="sm"
                  loading={issuing === member.user_id}
                  onClick={() => onIssue(member)}
                  aria-label={t('invitations.issue-one', { email: member.email })}
                >
                  {t('invitations.issue')}
                </Button>
                <Button
                  size="sm"
                  variant="subtle"
                  onClick={() => onWithdraw(member)}
                  aria-label={t('invitations.withdraw-one', { email: member.email })}
                >
                  {t('invitations.withdraw')}
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function State({ member: { role, invitation } }: { member: Member }) {
  const t = useTexts();
  const roleText = useRoleText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const parts = [t('invitations.as', { role: roleText(role) })];
  const ended = invitation !== null && Date.parse(invitation.link_expires_at) <= now;
  if (invitation !== null && invitation.mailed_at !== null)
    parts.push(t('invitations.mailed', { date: format.date(invitation.mailed_at) }));
  if (invitation !== null)
    parts.push(
      t(ended ? 'invitations.ended' : 'invitations.ends', { date: format.dateTime(invitation.link_expires_at) }),
    );
  return (
    <Text size="sm" c={ended ? 'var(--pp-amber-text)' : 'dimmed'}>
      {parts.join(' · ')}
    </Text>
  );
}
