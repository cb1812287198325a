/** Words that are the same in all languages of the interface: names of products, and terms that are not translated. */
import type { AssetType } from '../asset-types.ts';
import type { Topic } from '../control.ts';

export const SHARED_TOPICS: Readonly<Partial<Record<Topic, string>>> = {
  authentication: 'mfa, 2fa, phish*, token, tokens, login*, credential stuffing, brute force',
  malware: 'malware, ransom*, trojan*, spyware, phish*',
  backup: 'backup*, ransom*',
  continuity: 'ddos',
  monitoring: 'monitoring, logging',
  network: 'ddos, firewall*, wifi, wi fi, wlan*, vpn*, router*, internet, lan',
  encryption: 'tls, ssl',
  vulnerability: 'zero day*, exploit*, patch, patches, hacker*, hacking',
  configuration: 'cloud',
  supplier: 'cloud, saas',
  privacy: 'gdpr, hipaa, pii',
  awareness: 'phish*, social engineering, ceo fraud',
  incident: 'ransom*',
  development: 'sql injection, xss, bug, bugs',
  governance: 'compliance, gdpr, hipaa',
};

export const SHARED_ASSETS: Readonly<Partial<Record<AssetType, string>>> = {
  database: 'mysql, mariadb, postgres*, mongodb, mongo, oracle, sql server, sql database, mssql, db2, redis',
  email: 'email*, e mail*, exchange server',
  'web-server': 'webserver*, web server*, nginx, apache, web',
  server: 'server, servers',
  api: 'api, apis, api service*, rest api*',
  laptop: 'laptop*, notebook*',
  'mobile-device': 'smartphone*, tablet*, iphone*, android',
  'web-application': 'sql injection, xss',
  'mobile-app': 'mobile app*, app mobile*',
  wireless: 'wifi, wi fi, wlan*',
  firewall: 'firewall*, waf',
  cloud: 'cloud, clouds, saas, iaas, paas, aws, azure, gcp, microsoft 365, office 365',
  hardware: 'hardware, pc, pcs, computer*',
  software: 'software, app, apps',
  network: 'vpn*, router*, switch, switches, lan',
};
