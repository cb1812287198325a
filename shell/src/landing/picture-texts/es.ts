import type { PictureText } from './en.ts';

export const es: Readonly<Record<PictureText, string>> = {
  'label': 'El registro de riesgos: una tabla de riesgos con gravedad, estado y puntuación',
  'dashboard': 'Panel de control',
  'register': 'Registro de riesgos',
  'organization': 'Organización',
  'settings': 'Configuración',
  'risk': 'Riesgo',
  'severity': 'Gravedad',
  'status': 'Estado',
  'score': 'Puntuación',
  'risk.ransomware': 'Un ransomware llega al sistema del almacén',
  'risk.invoice': 'Factura de un proveedor desviada a un estafador',
  'risk.payroll': 'Nómina modificada con una cuenta robada',
  'risk.portal': 'El portal muestra envíos de otros clientes',
  'risk.backups': 'Copias de los servidores de archivos irrecuperables',
  'risk.laptop': 'Robo de un portátil con la lista de clientes',
  'risk.charger': 'Un cargador de carretillas se sobrecalienta en la nave 2',
};
