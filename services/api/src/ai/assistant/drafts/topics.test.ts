import { expect, test } from 'vitest';
import type { AssetType } from '../catalog/asset-types.ts';
import { assetTypesOf, topicsOf } from './controls.ts';

test.each<[string, AssetType[]]>([
  // The types of the basic form and of the default templates (section 3).
  ['Hardware', ['hardware']],
  ['Software', ['software']],
  ['Network', ['network']],
  ['Data', ['data']],
  ['Personnel', ['people']],
  ['Web', ['web-server']],
  ['Database', ['database']],
  ['Application', ['software']],
  ['File Server', ['file-server']],
  ['Server', ['server']],
  ['MySQL', ['database']],
  ['PostgreSQL', ['database']],
  ['MongoDB', ['database']],
  ['Oracle', ['database']],
  ['SQL Server', ['database']],
  ['Web Application', ['web-application']],
  ['Mobile App', ['mobile-app']],
  ['Desktop Application', ['desktop-application']],
  ['API Service', ['api']],
  // Everyday words.
  ['our laptops', ['laptop']],
  ['the firewalls of the branches', ['firewall']],
  ['Cloud storage', ['cloud']],
  ['a critical supplier', ['supplier']],
  ['database server', ['database']],
  ['our web servers and a database', ['database', 'web-server']],
  ['Smartphones', ['mobile-device']],
  ['WLAN', ['wireless']],
  ['e-mail', ['email']],
  ['Data centre', ['premises']],
  ['data centers', ['premises']],
  ['SQL injection', ['web-application']],
  ['metadata', []],
  ['observer', []],
  ['networking event', []],
  ['qwertz', []],
  // In the other languages of the interface.
  ['Base de datos', ['database']],
  ['Bases de données', ['database']],
  ['Kundendatenbank', ['database']],
  ['Servidor de archivos', ['file-server']],
  ['Serveur de fichiers', ['file-server']],
  ['Dateiserver', ['file-server']],
  ['portátiles', ['laptop']],
  ['ordinateurs portables', ['laptop']],
  ['Mitarbeiter', ['people']],
  ['Personal', ['people']],
  ['proveedores', ['supplier']],
  ['fournisseur', ['supplier']],
  ['Lieferanten', ['supplier']],
  ['Netzwerk', ['network']],
  ['pare-feu', ['firewall']],
  ['cortafuegos', ['firewall']],
  ['Webanwendung', ['web-application']],
])('%s is %j', (text, expected) => {
  expect(assetTypesOf(text)).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ['a database', [], ['privacy']],
  ['the firewall', ['network'], ['physical']],
  ['Customer data leaks', ['privacy'], []],
  ['An attacker encrypted all our files', ['malware', 'backup'], ['encryption', 'incident']],
  ['Our laptops are not encrypted', ['encryption'], []],
  ['planes and updates', ['change'], []],
  ['Ausfall des Rechenzentrums', ['continuity', 'physical'], []],
  ['Les sauvegardes ne sont pas chiffrées', ['backup', 'encryption'], []],
  ['Phishing roba contraseñas', ['authentication', 'awareness', 'encryption'], []],
  ['qwertz', [], []],
])('%s is about %j, and not about %j', (text, expected, others) => {
  const topics = topicsOf(text);
  for (const topic of expected) expect(topics).toContain(topic);
  for (const topic of others) expect(topics).not.toContain(topic);
});
