import type { FieldProblem } from '@/domain/auth/fieldRules';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { TextField, type TextFieldFrame } from '@/primitives/TextField';

/** Part of a draft with these text fields. */
export interface TextDraft<Name extends string> {
  draft: Readonly<Record<Name, string>>;
  problems: { readonly [Field in Name]?: FieldProblem | undefined };
  onDraftChange: (patch: { [Field in Name]?: string }) => void;
}

/** Returns the props of required text fields: name, value, problem and change. */
export function fieldWiring<Name extends string>(
  { draft, problems, onDraftChange }: TextDraft<Name>,
  t: I18n['t'],
) {
  return (name: Name) => {
    const problem = problems[name];
    return {
      name,
      required: true,
      value: draft[name],
      error: problem && t(problem),
      // TypeScript widens a computed key to string.
      onValueChange: (text: string) => onDraftChange({ [name]: text } as { [Field in Name]?: string }),
    };
  };
}

/** Field of an account's e-mail address. */
export function EmailField(
  props: Pick<TextFieldFrame, 'value' | 'error' | 'hint'> & { onValueChange: (email: string) => void },
) {
  const { t } = useI18n();
  return (
    <TextField
      {...props}
      label={t('auth.field.email')}
      name="email"
      type="email"
      autoComplete="email"
      spellCheck={false}
      required
    />
  );
}
