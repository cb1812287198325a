import { isTime } from '@parapet/contracts/rules';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/;
/** The same expression as in ajv-formats, with which the server validates. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A day that is on the calendar: no 30 February. */
function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const FORMATS = {
  date: isDay,
  'date-time': isTime,
  time: (text: string) => TIME.test(text),
  email: (text: string) => EMAIL.test(text),
  uri: (text: string) => /^[a-z][a-z0-9+.-]*:/i.test(text) && URL.canParse(text),
  uuid: (text: string) => UUID.test(text),
};

export type KnownFormat = keyof typeof FORMATS;

export function isKnownFormat(format: string): format is KnownFormat {
  return Object.hasOwn(FORMATS, format);
}

/** Whether a text has the format. */
export function hasFormat(format: KnownFormat, text: string): boolean {
  return FORMATS[format](text);
}
