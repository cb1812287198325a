/** A process that writes until it is killed and prints the ids of acknowledged writes: `node writer.ts <options as JSON> <organization>`. */
import { yieldToOthers } from '../../platform/timers.ts';
import { openStore, type StoreOptions } from '../open-store.ts';
import { ACTOR, spec, type Item, type Note } from '../testing/spec.ts';

const [given = '{}', organization = 'crash'] = process.argv.slice(2);
const options: StoreOptions = JSON.parse(given);

const store = await openStore(options, spec, []);
process.stdout.write('ready\n');
for (let n = 0; ; n += 1) {
  // Writes to two collections in one transaction: a crash must not leave only one of the writes.
  const id = await store.transaction(organization, ACTOR, async (tx) => {
    const item = await tx.collection<Item>('items').insertOne({ title: `word${n}`, status: 'open', score: n });
    await tx.collection<Note>('notes').insertOne({ _id: `of-${item._id}`, text: item._id });
    return item._id;
  });
  await store
    .org(organization, ACTOR)
    .collection<Item>('items')
    .updateOne({ _id: id }, { $set: { status: 'closed' } });
  process.stdout.write(`${id}\n`);
  // Lets a closed pipe end the process, as the embedded store never waits for anything outside.
  await yieldToOthers();
}
