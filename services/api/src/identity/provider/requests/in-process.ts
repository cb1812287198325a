/** Calls the embedded provider without the network, so that no port, proxy or host name matters, and no limit for strangers. */
import inject from 'light-my-request';
import type { ProviderFetch } from '../../sign-in/openid-relying-party.ts';
import type { Dispatch } from './mount.ts';

export function inProcess(dispatch: Dispatch): ProviderFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const payload = body === undefined || body === null ? {} : { payload: await new Response(body).text() };
    const answer = await inject(
      (request, response) =>
        void dispatch(request, response).catch((error: unknown) =>
          response.destroy(error instanceof Error ? error : undefined),
        ),
      {
        method: method as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(new Headers(headers)),
        ...payload,
      },
    );
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) received.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: received,
    });
  };
}
