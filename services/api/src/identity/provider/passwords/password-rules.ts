/** The rules for passwords (after NIST SP 800-63B: a minimum length and a list of the most common ones, no rules of composition). */
import type { TextKey } from '../../pages/texts/en.ts';

export const MIN_LENGTH = 10;
export const MAX_LENGTH = 128;

/** The most frequent passwords in published leaks, without those that are too short anyway. */
const COMMON = new Set(
  `1234567890 0123456789 9876543210 0987654321 1234567891 12345678910 123456789a 123456789q a123456789 q123456789
  1111111111 0000000000 1122334455 1212121212 1231231231 1234554321 1q2w3e4r5t 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5
  q1w2e3r4t5y6 qwertyuiop qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 asdfghjkl1 zxcvbnm123 abcdefghij abcd123456
  abc1234567 abcdefg123 password10 password12 password123 password1234 password12345 passw0rd123 passwordpassword
  p@ssw0rd123 p@ssword123 mypassword mypassword1 iloveyou12 iloveyou123 iloveyouso iloveyou1234 letmein123 letmein1234
  welcome123 welcome1234 welcome2024 welcome2025 welcome2026 changeme123 changeme1234 administrator admin12345
  admin123456 admin1234567 adminadmin root123456 test123456 testtest123 test1234567 sunshine123 princess123 football123
  baseball123 basketball superman123 batman1234 dragon1234 monkey1234 michael123 jennifer123 michelle123 charlie123
  liverpool1 manchester chocolate1 strawberry butterfly1 computer123 internet123 samsung123 google1234 facebook123
  myspace123 linkedin123 pokemon123 minecraft1 starwars123 trustno1234 whatever123 qazwsxedcr qazwsxedc123 zaq12wsxcde3
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024
  autumn2025 autumn2026 parapet123 parapet1234 correcthorsebatterystaple`.split(/\s+/),
);

/** The form in which passwords are checked and hashed: keyboards send accented letters, and wide or narrow forms, in different ways (NIST SP 800-63B, 3.1.1.2). */
export function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** @param typed as it was sent @returns the problem, or null */
export function passwordFault(typed: string, email: string): TextKey | null {
  const password = normalized(typed);
  if (password === '') return 'error.password-missing';
  // Counts characters, not UTF-16 units: an emoji is one.
  const { length } = Array.from(password);
  if (length < MIN_LENGTH) return 'error.password-short';
  if (length > MAX_LENGTH) return 'error.password-long';
  const folded = password.toLowerCase();
  const address = normalized(email).toLowerCase();
  if (folded === address || folded === address.split('@')[0]) return 'error.password-email';
  if (COMMON.has(folded) || new Set(folded).size <= 2) return 'error.password-common';
  return null;
}
