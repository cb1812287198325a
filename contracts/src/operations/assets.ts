import { Asset, AssetCreate, AssetPage, AssetQuery, AssetUpdate } from '../schemas/asset.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, idParams, ifMatch, json, noContent, notFound, precondition, sessionProblem } from './common.ts';

const tags = ['assets'];

export const assetOperations = {
  listAssets: {
    method: 'GET',
    url: '/api/assets',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'listAssets',
      summary: 'A page of the assets',
      tags,
      querystring: AssetQuery,
      response: { 200: json(AssetPage, 'A page, newest change first unless sorted otherwise'), ...sessionProblem },
    },
  },
  createAsset: {
    method: 'POST',
    url: '/api/assets',
    config: { access: { resource: 'assets', action: 'create' } },
    schema: {
      operationId: 'createAsset',
      summary: 'Record an asset',
      tags,
      body: ref(AssetCreate),
      response: { 201: json(Asset, 'The new asset; `ETag` is its version'), ...bodyProblem },
    },
  },
  getAsset: {
    method: 'GET',
    url: '/api/assets/:id',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'getAsset',
      summary: 'One asset',
      tags,
      params: idParams,
      response: { 200: json(Asset, 'The asset; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateAsset: {
    method: 'PATCH',
    url: '/api/assets/:id',
    config: { access: { resource: 'assets', action: 'update' } },
    schema: {
      operationId: 'updateAsset',
      summary: 'Change fields of an asset',
      tags,
      params: idParams,
      headers: ifMatch,
      body: ref(AssetUpdate),
      response: { 200: json(Asset, 'The asset after the change'), ...bodyProblem, ...notFound, ...precondition },
    },
  },
  deleteAsset: {
    method: 'DELETE',
    url: '/api/assets/:id',
    config: { access: { resource: 'assets', action: 'delete' } },
    schema: {
      operationId: 'deleteAsset',
      summary: 'Delete an asset for good',
      description: 'Links to it are removed with it; completed and archived flows keep its name.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...sessionProblem, ...notFound, ...precondition },
    },
  },
} as const;
