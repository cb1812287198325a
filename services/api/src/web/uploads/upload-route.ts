/**
 * `PUT /api/registry/{name}/{version}`: releases a remote with a token of its own. What is sent runs in everybody's browser, so everything that
 * a release of the checkout must pass is checked here too, and the files before that.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ReleaseToken } from '@parapet/contracts';
import { receiveRelease } from '../../../../../scripts/lib/release-received.mjs';
import type { Audience } from '../../../../../scripts/lib/release-registry.mjs';
import { packedFiles } from '../../../../../scripts/lib/release-upload.mjs';
import { assertPerMinute } from '../../modules/per-minute.ts';
import { releaseTokens } from '../../modules/server/release-tokens.ts';
import { Problem } from '../../pipeline/problem.ts';
import type { Store } from '../../store/port.ts';
import { asProblem } from './refusals.ts';
import { inTurn, type ReleaseFeed } from './release-feed.ts';
import { readUpload, UPLOAD_BYTES } from './upload-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** With which a release is sent; null for all other requests. */
    releaseToken: ReleaseToken | null;
  }
}

export interface UploadOptions {
  store: Store;
  registryDir: string;
  shellDir: string;
  /** Of several processes. */
  feed: ReleaseFeed | null;
}

interface Route {
  Params: { name: string; version: string };
  Querystring: Record<string, unknown>;
}

/** Releases a minute with one token. */
const MOST = 10;
/** A name of a folder that is not hidden and does not lead elsewhere. */
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+_-]{0,99}$/;
/** As ids are in the contract. */
const ORGANIZATIONS = /^[A-Za-z0-9][\w.:@-]{0,199}(,[A-Za-z0-9][\w.:@-]{0,199}){0,99}$/;

const refusal = (detail: string) => new Problem(400, 'invalid_request', detail);

/** @returns who gets a canary; null for everybody @throws Problem 400 */
export function audienceOf(query: Readonly<Record<string, unknown>>): Audience | null {
  const { channel = 'stable', percent, organizations, ...others } = query;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw refusal(`There is no parameter ${unknown}`);
  if (channel !== 'stable' && channel !== 'canary') throw refusal('channel is stable or canary');
  if ((channel === 'canary') !== (percent !== undefined || organizations !== undefined))
    throw refusal('percent and organizations say who gets a release with channel=canary, which needs one of them');
  if (channel === 'stable') return null;
  const isPercent = typeof percent === 'string' && /^\d{1,3}(\.\d{1,3})?$/.test(percent) && Number(percent) <= 100;
  if (percent !== undefined && !isPercent) throw refusal('percent is a number from 0 to 100');
  if (organizations !== undefined && !(typeof organizations === 'string' && ORGANIZATIONS.test(organizations)))
    throw refusal('organizations are at most 100 ids, separated by commas');
  return {
    ...(isPercent && { percent: Number(percent) }),
    ...(typeof organizations === 'string' && { organizations: organizations.split(',') }),
  };
}

export const uploads = fp<UploadOptions>(async (app, { store, registryDir, shellDir, feed }) => {
  const tokens = releaseTokens(store);
  app.decorateRequest('releaseToken', null);

  /** Before the body is read. @throws Problem 401, 403, 400 or 429 */
  async function admit({ headers, params }: FastifyRequest<Route>): Promise<ReleaseToken> {
    const [, secret = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    const token = await tokens.find(secret);
    if (token === null)
      throw new Problem(401, 'invalid_token', 'The token for releases is missing, unknown, revoked or expired', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    if (token.remote !== params.name)
      throw new Problem(403, 'scope_missing', `This token releases ${token.remote} and nothing else`);
    if (!VERSION.test(params.version)) throw refusal('The version has letters, digits and . + _ - only');
    await assertPerMinute(store, {
      counters: 'release_counters',
      id: token.id,
      most: MOST,
      refusal: (seconds) => ({ code: 'too_many_requests', detail: `Try again in ${seconds} seconds.` }),
    });
    return token;
  }

  app.put<Route>(
    '/api/registry/:name/:version',
    {
      schema: { hide: true },
      bodyLimit: UPLOAD_BYTES,
      onRequest: async (request) => {
        request.releaseToken = await admit(request);
      },
    },
    async ({ releaseToken: token, params: { name, version }, query, body, log }, reply) => {
      if (token === null) throw new Problem(401, 'invalid_token');
      const audience = audienceOf(query);
      const upload =
        body instanceof Uint8Array && body.length > 0
          ? readUpload(name, body)
          : { files: null, commit: null, skipped: [] };
      const who = `${token.created_by ?? 'unknown'} (token ${token.id.slice(0, 8)})`;
      const sent = { ...upload, name, version, who };
      const options = { registryDir, shellDir, ...(audience !== null && { audience }) };
      try {
        const isNew = await inTurn(registryDir, async () => {
          const { isNew } = await receiveRelease(sent, { ...options, dryRun: feed !== null });
          if (feed === null) return isNew;
          const folder = join(registryDir, name, version);
          const { files: _files, ...about } = sent;
          await feed.announce({ ...about, audience }, packedFiles(folder)).catch(async (error: unknown) => {
            if (isNew) await rm(folder, { recursive: true, force: true });
            throw error;
          });
          return isNew;
        });
        await feed?.follow();
        await tokens.touch(token.id);
        const channel = audience === null ? 'stable' : 'canary';
        log.info({ remote: name, version, channel, tokenId: token.id, by: token.created_by }, 'a release was sent');
        return await reply.code(isNew ? 201 : 200).send({ name, version, channel });
      } catch (error) {
        const problem = asProblem(error);
        if (problem instanceof Problem)
          log.warn({ remote: name, version, tokenId: token.id, reason: problem.detail }, 'a release was refused');
        throw problem;
      }
    },
  );
});
