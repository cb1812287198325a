/** The page behind the link with which mails about notifications are stopped. Mail programs post to it without showing it (RFC 8058). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STOP_MAILS, type StopLinks } from '../../modules/notifications/stop-links.ts';
import { contextOf, formRoutes, queried } from '../provider/requests/form.ts';
import { sendPage } from '../provider/requests/send-page.ts';
import { stopPage, type StopPage } from './stop-page.ts';

export async function stopRoutes(app: FastifyInstance, links: StopLinks): Promise<void> {
  const show = (request: FastifyRequest, reply: FastifyReply, status: number, state: StopPage['state']) => {
    const [token, language] = [queried(request, 'token'), queried(request, 'ui_locales')];
    const action = `${STOP_MAILS}?${new URLSearchParams({ token, ui_locales: language }).toString()}`;
    return sendPage(reply, status, stopPage(contextOf(request, language), { action, state }));
  };
  const addresseeOf = (request: FastifyRequest) => links.open(queried(request, 'token'));

  await formRoutes(app, (forms) => {
    forms.get(STOP_MAILS, { schema: { hide: true } }, async (request, reply) =>
      (await addresseeOf(request)) === null ? show(request, reply, 410, 'invalid') : show(request, reply, 200, 'asks'),
    );

    forms.post(STOP_MAILS, { schema: { hide: true } }, async (request, reply) => {
      const addressee = await addresseeOf(request);
      if (addressee === null) return show(request, reply, 410, 'invalid');
      await links.stop(addressee, request.id);
      return show(request, reply, 200, 'stopped');
    });
  });
}
