import type { ReactNode } from 'react';
import { AppLayout, Brand, Button, NavItem, UserMenu } from '../../index.ts';

type Page = 'dashboard' | 'register' | 'settings' | 'none';

/** The signed-in frame around the screens of the stories. */
export function SampleFrame({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <AppLayout
      brand={<Brand name="Parapet" />}
      action={
        <Button variant="primary" icon="add" to="/add-risk" fullWidth>
          Add New Risk
        </Button>
      }
      nav={<SampleNav page={page} />}
      footer={
        <UserMenu
          name="Ines Moreau"
          detail="Risk manager"
          entries={[
            { id: 'password', label: 'Change password', icon: 'key', to: '/account' },
            { id: 'out', label: 'Sign out', icon: 'sign-out', separated: true },
          ]}
        />
      }
    >
      {children}
    </AppLayout>
  );
}

function SampleNav({ page }: { page: Page }) {
  return (
    <>
      <NavItem icon="dashboard" label="Dashboard" to="/dashboard" active={page === 'dashboard'} />
      <NavItem icon="register" label="Risk Register" to="/risk-register" active={page === 'register'} />
      <NavItem icon="flow" label="Risk flow" to="/risk-flow" />
      <NavItem icon="shield" label="Cybersecurity" to="/cybersecurity" />
      <NavItem icon="organization" label="Organization" to="/organization" />
      <NavItem icon="settings" label="Settings" to="/settings" active={page === 'settings'} />
      <NavItem icon="tasks" label="Plans & Tasks" to="/plans-tasks" disabled />
      <NavItem icon="resources" label="Resources" to="/resources" disabled />
      <NavItem icon="leaf" label="Sustainability" to="/sustainability" disabled />
      <NavItem icon="building" label="Organization" to="/organization" disabled />
    </>
  );
}
