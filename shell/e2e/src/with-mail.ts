/** `test` with a service of its own that sends mails, and the mail server that keeps them. */
import { test as base } from './own-service.ts';
import { startMailServer, type MailServer } from './servers/mail.ts';

export { expect } from './own-service.ts';

export const test = base.extend<{ mail: MailServer }>({
  mail: async ({}, use) => {
    const mail = await startMailServer();
    await use(mail);
    await mail.stop();
  },
  serviceEnv: async ({ mail }, use) => use(mail.serviceEnv),
});
