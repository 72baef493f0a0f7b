/** Countries whose codes a telephone number can have (§3). */
export const phoneCountries = ['ru', 'us', 'uk'] as const;
export type PhoneCountry = (typeof phoneCountries)[number];

export const phoneCodes: Readonly<Record<PhoneCountry, string>> = { ru: '+7', us: '+1', uk: '+44' };

/** Number of digits after the country code. */
export const phoneLengths: Readonly<Record<PhoneCountry, number>> = { ru: 10, us: 10, uk: 10 };

/** Grouping of the digits: Russian 916 000-00-00, American 212 555-0123, British 7911 123456. */
const groups: Readonly<Record<PhoneCountry, readonly (readonly [digits: number, before: string])[]>> = {
  ru: [
    [3, ''],
    [3, ' '],
    [2, '-'],
    [2, '-'],
  ],
  us: [
    [3, ''],
    [3, ' '],
    [4, '-'],
  ],
  uk: [
    [4, ''],
    [6, ' '],
  ],
};

/** Trunk prefixes that are dialled inside a country. */
const trunks: Readonly<Record<PhoneCountry, string>> = { ru: '8', us: '1', uk: '0' };

export interface PhoneNumber {
  phoneCountry: PhoneCountry;
  /** Formatted, without the country code. */
  phone: string;
}

/**
 * Formats a typed or pasted number with the mask of its country. An international number sets its country; the country
 * code or trunk prefix before a complete number is removed. Extra digits are kept so that validation can report them.
 */
export function toPhoneNumber(text: string, country: PhoneCountry): PhoneNumber {
  const digits = text.replaceAll(/\D/g, '');
  if (text.trim().startsWith('+')) {
    const named = phoneCountries.find((each) => digits.startsWith(phoneCodes[each].slice(1)));
    if (named) return masked(digits.slice(phoneCodes[named].length - 1), named);
  }
  const code = phoneCodes[country].slice(1);
  const length = phoneLengths[country];
  if (digits.length === length + code.length && digits.startsWith(code))
    return masked(digits.slice(code.length), country);
  if (digits.length === length + 1 && digits.startsWith(trunks[country]))
    return masked(digits.slice(1), country);
  return masked(digits, country);
}

/** Maximum digits of an international number (ITU-T E.164). */
const mostDigits = 15;

function masked(digits: string, phoneCountry: PhoneCountry): PhoneNumber {
  let rest = digits.slice(0, mostDigits);
  let phone = '';
  for (const [count, before] of groups[phoneCountry]) {
    if (rest === '') break;
    phone += before + rest.slice(0, count);
    rest = rest.slice(count);
  }
  return { phoneCountry, phone: phone + rest };
}

/** Whether the number has the digits of its country; an empty number is valid. */
export function isPhone({ phoneCountry, phone }: PhoneNumber): boolean {
  const digits = phone.replaceAll(/\D/g, '');
  return digits === '' ? phone.trim() === '' : digits.length === phoneLengths[phoneCountry];
}

/** Formats as in documents: +7 916 000-00-00. Empty without digits. */
export function phoneText({ phoneCountry, phone }: PhoneNumber): string {
  return phone === '' ? '' : `${phoneCodes[phoneCountry]} ${phone}`;
}
