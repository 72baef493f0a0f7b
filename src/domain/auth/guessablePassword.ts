/** Keyboard rows and alphabets that people type without thinking, in either direction. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq1xsw2cde3vfr4',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
];

/** Words that are common passwords, with or without digits and signs around them. */
const words = new Set(
  (
    'password passwort passwd pass parol пароль gfhjkm admin administrator root user login guest welcome letmein ' +
    'changeme default secret secure test testing tester demo temp hello iloveyou monkey dragon football baseball ' +
    'superman batman master shadow sunshine princess starwars computer internet trustno server hosting michael ' +
    'jennifer jordan liverpool marina maxim natasha привет ghbdtn любовь k.,jdm солнце солнышко наташа марина ' +
    'максим андрей россия спартак администратор qwerty йцукен'
  ).split(' '),
);

const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isNeighbour = (before: string, here: string): boolean =>
  before === here || rows.some((row) => row.includes(before + here) || row.includes(here + before));

/** Counts the characters that do not follow from the previous one. */
function surprises(text: string): number {
  const letters = Array.from(text);
  return letters.filter((letter, at) => at === 0 || !isNeighbour(letters[at - 1] ?? '', letter)).length;
}

/** Whether the text is a known word between digits and signs, with or without letter substitutions. */
function isWord(text: string): boolean {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = (part: string) => part.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign);
  return [bare, read(bare), read(text)].some((part) => words.has(part));
}

/** Minimum number of letters and digits besides the known words. */
const leastUnknown = 4;

/** Whether a password is a run, a repetition, a date or a common word, and so is guessed in seconds. */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (surprises(text) <= 3 || new Set(text).size <= 2) return true;
  if (/^(.{1,6})\1+.?$/u.test(text) || /^\d{8,9}$/.test(text)) return true;
  if (/^\d{1,2}\D\d{1,2}\D\d{4}$|^\d{4}\D\d{1,2}\D\d{1,2}$/.test(text)) return true;
  if (isWord(text)) return true;
  let rest = text;
  for (const word of known) if (word.length >= 3) rest = rest.replaceAll(word.toLowerCase(), '');
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < leastUnknown;
}
