/** Two seals as the first release stored them, with a key that was made for these tests. */
import type { Seal } from './seals.ts';

export const ORGANIZATION = 'org-1';
export const PRIVATE_PEM = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEILsG5TIP5fZboNpsXJvHsYLtJnEX2XknTpmU64c+fXrb
-----END PRIVATE KEY-----
`;
export const PUBLIC_PEM = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAlprk935p5kautGBCt2Yd2A8kPzzuI/YKKoNAWvxT6Zo=
-----END PUBLIC KEY-----
`;

export const seals: readonly [Seal, Seal] = [
  {
    number: 1,
    at: '2026-11-22T11:25:25.049Z',
    previous_hash: null,
    root: '00ad00d981c54195b88896c86f1ecc61fbd9fd694c3ed4c0c4a2e79aee47d14c',
    leaves: [
      {
        entity: 'risks',
        entity_id: 'r1',
        version: 1,
        hash: 'a4ae6a3bfca6f039a7a6ee5693cf809fb091c039a477562ae860f644f55caa0c',
      },
    ],
    hash: '23b289e4e04392312976f4defd73738f05dc2a08bf136c4a12aa2a03cf677e2d',
    signature: 'IRIzNc3XFL6nzOaFAWOUTNZCDsoHEjxfCxojsZ6PEB42c5zltNgyLx6GpkxRDnosc5ec77FrgYpGeeAZDhNtAg==',
  },
  {
    number: 2,
    at: '2026-11-22T11:25:25.062Z',
    previous_hash: '23b289e4e04392312976f4defd73738f05dc2a08bf136c4a12aa2a03cf677e2d',
    root: '94968fe43858bcc1dacc97dde40864cc9e83475cd8631017a4e8d520142cbe0c',
    leaves: [
      {
        entity: 'risks',
        entity_id: 'r1',
        version: 2,
        hash: '3719ce6ebf068edace78eb29226197ce4ff6a5d4b64e8bf34adcd71eef7f474d',
      },
      {
        entity: 'risks',
        entity_id: 'r2',
        version: 1,
        hash: 'f88bf61d63deca4845272005b68e2064fea208c7113563fbd21aac1b32376b22',
      },
    ],
    hash: '1b47834f991aa1c17b62a5bc05dcc92e4e87d437854f80dd9bed7fb5b60bc305',
    signature: 'SFhHfIwENfJEdHwsKL4d9aHWkEmqoE/OOULsOuKetUwcgTHk70gWXUq2rHEjvLKNJNkCaJFMEKm19//R65RMAg==',
  },
];
