import { Property, PropertyCreate, PropertyPage, PropertyQuery, PropertyUpdate } from '../schemas/property.ts';
import { ref } from '../schemas/base.ts';
import { bodyProblem, idParams, ifMatch, json, noContent, notFound, precondition, sessionProblem } from './common.ts';

const tags = ['properties'];

export const propertyOperations = {
  listProperties: {
    method: 'GET',
    url: '/api/properties',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'listProperties',
      summary: 'A page of the properties',
      tags,
      querystring: PropertyQuery,
      response: { 200: json(PropertyPage, 'A page, newest change first unless sorted otherwise'), ...sessionProblem },
    },
  },
  createProperty: {
    method: 'POST',
    url: '/api/properties',
    config: { access: { resource: 'assets', action: 'create' } },
    schema: {
      operationId: 'createProperty',
      summary: 'Record a property',
      tags,
      body: ref(PropertyCreate),
      response: { 201: json(Property, 'The new property; `ETag` is its version'), ...bodyProblem },
    },
  },
  getProperty: {
    method: 'GET',
    url: '/api/properties/:id',
    config: { access: { resource: 'assets', action: 'read' } },
    schema: {
      operationId: 'getProperty',
      summary: 'One property',
      tags,
      params: idParams,
      response: { 200: json(Property, 'The property; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateProperty: {
    method: 'PATCH',
    url: '/api/properties/:id',
    config: { access: { resource: 'assets', action: 'update' } },
    schema: {
      operationId: 'updateProperty',
      summary: 'Change fields of a property',
      tags,
      params: idParams,
      headers: ifMatch,
      body: ref(PropertyUpdate),
      response: { 200: json(Property, 'The property after the change'), ...bodyProblem, ...notFound, ...precondition },
    },
  },
  deleteProperty: {
    method: 'DELETE',
    url: '/api/properties/:id',
    config: { access: { resource: 'assets', action: 'delete' } },
    schema: {
      operationId: 'deleteProperty',
      summary: 'Delete a property for good',
      description: 'Links to it are removed with it; completed and archived flows keep its name.',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 204: noContent('Deleted'), ...sessionProblem, ...notFound, ...precondition },
    },
  },
} as const;
