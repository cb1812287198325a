import { MongoBulkWriteError, MongoNetworkError, MongoServerError, type BulkWriteResult } from 'mongodb';
import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../../port.ts';
import { storeError } from './store-error.ts';

const result = { insertedIds: {} } as BulkWriteResult;

test('a connection that breaks during a bulk write makes the database unavailable', () => {
  const error = storeError(new MongoBulkWriteError(new MongoNetworkError('connection closed'), result));
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect(error).toHaveProperty('message', 'MongoDB is not available: connection closed');
});

test('an error that the server found in a bulk write stays what it is', () => {
  const error = new MongoBulkWriteError(new MongoServerError({ message: 'duplicate key', code: 11000 }), result);
  expect(storeError(error)).toBe(error);
});
