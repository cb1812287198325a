import { expect, test } from 'vitest';
import { pathTo, placed } from './places.ts';

test('a flow and a plan are on the page of their risk, which is named by its own id', () => {
  expect(placed('flow', { id: 'f1', risk_id: 'r1', risk_title: 'Phishing' })).toMatchObject({ path: '/risk-flow/r1' });
  expect(placed('plan', { id: 'p1', risk_id: 'r1', title: 'Plan' })).toMatchObject({ path: '/risk-flow/r1' });
});

test('an asset, a property and a scenario are opened themselves, not searched for by name', () => {
  expect(placed('asset', { id: 'a1', name: 'Data' })).toMatchObject({ path: '/cybersecurity?asset=a1' });
  expect(placed('property', { id: 'p1', name: 'Data' })).toMatchObject({
    path: '/cybersecurity?tab=properties&property=p1',
  });
  expect(placed('scenario', { id: 's1', title: 'Theft' })).toMatchObject({
    path: '/cybersecurity?tab=scenarios&scenario=s1',
  });
});

test('parameters are added to those that a path has', () => {
  expect(pathTo('/plans-tasks?tab=plans', { plan_status: ['draft', 'completed'], q: undefined })).toBe(
    '/plans-tasks?tab=plans&plan_status=draft&plan_status=completed',
  );
});
