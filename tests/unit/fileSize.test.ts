import { describe, expect, test } from 'vitest';
import { fileSizeText } from '@/i18n/fileSize';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the size of a file', () => {
  test.each([
    [0, '0 байт', '0 bytes'],
    [1, '1 байт', '1 byte'],
    [820, '820 байт', '820 bytes'],
    [1000, '1 кБ', '1 kB'],
    [1_240_000, '1,2 МБ', '1.2 MB'],
    [26_000_000, '26 МБ', '26 MB'],
    [5_000_000_000_000, '5 000 ГБ', '5,000 GB'],
  ])('%i bytes', (bytes, ru, en) => {
    expect(plain(fileSizeText(bytes, 'ru'))).toBe(ru);
    expect(plain(fileSizeText(bytes, 'en'))).toBe(en);
  });
});
