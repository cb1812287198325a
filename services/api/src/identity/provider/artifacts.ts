/** Stores the artifacts of oidc-provider (codes, grants, pending sign-ins). */
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Store, SystemDoc } from '../../store/port.ts';

interface ArtifactDoc extends SystemDoc {
  payload: AdapterPayload;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
}

export function artifactsIn(store: Store): AdapterFactory {
  const artefacts = store.system<ArtifactDoc>('provider_artefacts');
  return (model) => {
    // Ids are unique within their model only.
    const key = (id: string) => `${model}:${id}`;
    const payload = (doc: ArtifactDoc | null) => (doc?._id.startsWith(`${model}:`) === true ? doc.payload : undefined);
    const adapter: Adapter = {
      async upsert(id, content, expiresIn) {
        const { grantId, uid, userCode } = content;
        // Removes undefined values.
        const plain: AdapterPayload = JSON.parse(JSON.stringify(content));
        const expires_at = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000).toISOString();
        await artefacts.put({
          _id: key(id),
          payload: plain,
          grant_id: grantId ?? null,
          uid: uid ?? null,
          user_code: userCode ?? null,
          expires_at,
        });
      },
      find: async (id) => payload(await artefacts.get(key(id))),
      findByUid: async (uid) => (await artefacts.find({ uid })).map(payload).find((found) => found !== undefined),
      findByUserCode: async (userCode) =>
        (await artefacts.find({ user_code: userCode })).map(payload).find((found) => found !== undefined),
      async consume(id) {
        await artefacts.updateOne({ _id: key(id) }, { $set: { 'payload.consumed': Math.floor(Date.now() / 1000) } });
      },
      async destroy(id) {
        await artefacts.delete({ _id: key(id) });
      },
      async revokeByGrantId(grantId) {
        await artefacts.delete({ grant_id: grantId });
      },
    };
    return adapter;
  };
}
