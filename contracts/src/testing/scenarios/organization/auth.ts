import type { Scenario } from '../../scenario.ts';

const CHANNEL = '5b2f1c1e-7a53-4a0e-9e0a-1f5f0c7a9f11';
const PAGE = { 'content-type': /^text\/html/ };

export const authScenarios: readonly Scenario[] = [
  {
    name: 'signing out ends the session, and can be repeated',
    steps: [
      { as: 'auditor', method: 'POST', path: '/api/auth/logout', status: 200, answer: { end_session_url: null } },
      { as: 'auditor', method: 'GET', path: '/api/auth/session', status: 200, answer: { user: null } },
      { as: 'auditor', method: 'GET', path: '/api/me', status: 401 },
      { as: 'auditor', method: 'POST', path: '/api/auth/logout', status: 200, answer: { end_session_url: null } },
      { as: 'admin', method: 'GET', path: '/api/me', status: 200 },
    ],
  },
  {
    name: 'signing in redirects to the provider, and invalid options are refused',
    steps: [
      {
        as: 'nobody',
        method: 'GET',
        path: '/api/auth/login',
        query: { mode: 'modal', channel: CHANNEL, screen: 'signup', return_to: '/risk-register' },
        status: 302,
        answerHeaders: { location: /./ },
      },
      {
        as: 'nobody',
        method: 'GET',
        path: '/api/auth/login',
        query: { channel: 'nonsense' },
        status: 400,
        answer: {
          detail: 'The query is not valid',
          errors: [{ path: '/channel', message: 'must match format "uuid"' }],
        },
      },
      {
        as: 'nobody',
        method: 'GET',
        path: '/api/auth/login',
        query: { mode: 'tab' },
        status: 400,
        answer: { errors: [{ path: '/mode', message: 'must be one of modal, redirect' }] },
      },
    ],
  },
  {
    name: 'a callback without a started sign-in redirects to the page for an expired sign-in',
    steps: [
      {
        as: 'nobody',
        method: 'GET',
        path: '/api/auth/callback',
        status: 302,
        answerHeaders: { location: /^\/api\/auth\/done\?.*error=login_expired/ },
      },
      {
        as: 'nobody',
        method: 'GET',
        path: '/api/auth/done',
        query: { error: 'login_expired' },
        status: 200,
        answerHeaders: PAGE,
      },
      { as: 'nobody', method: 'GET', path: '/api/auth/session', status: 200, answer: { user: null } },
    ],
  },
  {
    name: 'the last page of signing in is an HTML page',
    steps: [
      {
        as: 'admin',
        method: 'GET',
        path: '/api/auth/done',
        query: { channel: CHANNEL },
        status: 200,
        answerHeaders: PAGE,
      },
    ],
  },
  {
    name: 'sessions cannot be ended without a logout token',
    steps: [
      {
        as: 'nobody',
        method: 'POST',
        path: '/api/auth/backchannel-logout',
        text: 'logout_token=',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        status: 400,
        answer: { code: 'invalid_logout_token' },
      },
    ],
  },
];
