/** The most important controls for each type of asset, as ids of the catalog in order of importance. */
import type { AssetType } from './asset-types.ts';

/** The first ten are suggested by default, the others for categories that they fit. */
const ORDERED: Readonly<Record<AssetType, string>> = {
  database: 'AC-3 SC-28 CP-9 AC-6 IA-2 AU-2 SI-2 SC-8 CM-6 AU-6 CP-10 RA-5 SC-12 SI-12 MP-6',
  email: 'AT-2 SI-8 SI-3 IA-2 SC-8 AC-2 AU-6 SI-12 IR-6 CP-9 PL-4 SA-9',
  'file-server': 'AC-3 CP-9 AC-6 SI-3 SI-2 SC-28 AU-2 IA-2 CP-10 CM-6 AC-2 SI-4 SI-12',
  'web-application': 'SI-10 AC-3 IA-2 SA-11 SI-2 RA-5 SC-8 SC-23 AU-2 AC-7 CA-8 CP-9 SC-5 SA-15',
  'mobile-app': 'SA-11 IA-2 SC-8 SC-28 AC-3 SC-23 SI-2 RA-5 SI-10 SR-3 SA-15 SI-12',
  'desktop-application': 'SI-2 AC-6 CM-11 IA-2 AC-3 SI-7 SA-11 CM-3 CP-9 AU-2 RA-5 SC-8',
  api: 'AC-3 IA-9 SI-10 SC-8 SC-5 IA-5 AU-2 SA-11 RA-5 SC-7 SI-2 CA-8',
  'web-server': 'SI-2 SC-7 CM-7 SC-8 CM-6 RA-5 IA-2 AU-2 SI-4 SC-5 CP-9 AC-6 SI-3',
  server: 'SI-2 CM-6 CP-9 SI-3 AC-6 IA-2 AU-2 CM-7 SI-4 RA-5 CP-10 SC-7 CM-8 CM-3',
  laptop: 'SC-28 AC-19 SI-2 SI-3 AC-6 IA-2 CP-9 AC-11 CM-6 AC-17 MP-6 CM-8 AT-2',
  'mobile-device': 'AC-19 SC-28 AC-11 IA-2 SI-2 AC-20 CM-8 MP-6 SI-3 AT-2 CP-9 AC-17',
  wireless: 'AC-18 SC-8 IA-3 SC-7 AC-4 CM-6 SI-2 SI-4 CM-8 AU-2 CM-7 PE-3',
  firewall: 'SC-7 CM-3 SI-2 CM-6 AC-6 AU-2 SI-4 AC-4 IA-2 CP-9 AC-17 CM-7 AU-6 RA-5',
  cloud: 'SA-9 IA-2 AC-6 CM-6 SC-28 AU-2 CP-9 SC-7 SC-12 SI-4 AC-20 SI-12 SR-6',
  supplier: 'SR-6 SA-9 SA-4 GV.SC-04 GV.SC-07 SR-8 PS-7 AC-20 AC-2 CP-2 SR-3 IR-4',
  premises: 'PE-3 PE-6 PE-13 PE-11 PE-14 PE-15 CP-2 CP-7 MP-4 MA-2 IR-4 AT-2',
  hardware: 'SI-2 SC-28 SI-3 CM-8 CM-6 AC-6 CP-9 PE-3 MP-6 SI-4 CM-7 CM-2',
  software: 'SI-2 AC-3 IA-2 SA-11 AC-6 AU-2 RA-5 CM-3 CP-9 SC-8 SI-10 SA-15',
  network: 'SC-7 AC-4 SI-4 AC-17 SC-8 SI-2 CM-6 IA-2 AU-2 CM-7 AC-18 SC-5 RA-5 CM-8',
  data: 'AC-3 SC-28 CP-9 ID.AM-07 AC-6 SC-8 AU-2 SI-12 MP-6 IA-2 CP-10 SC-12',
  people: 'AT-2 AC-2 IA-2 PL-4 PS-3 PS-4 AC-6 AC-5 IR-6 AT-3 PS-6 PS-7',
};

export const baselineOf = (type: AssetType): readonly string[] => ORDERED[type].split(' ');
