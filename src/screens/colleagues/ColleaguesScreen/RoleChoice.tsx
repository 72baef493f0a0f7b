import { memberRoles, type MemberRole } from '@/domain/members/memberRole';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';

export interface RoleChoiceProps {
  label: string;
  role: MemberRole;
  /** Another role was chosen. */
  onRoleChange: (role: MemberRole) => void;
}

/** The choice of a role, with what each may do. */
export function RoleChoice({ label, role, onRoleChange }: RoleChoiceProps) {
  const { t } = useI18n();
  return (
    <RadioCards
      label={label}
      value={role}
      options={memberRoles.map((each) => ({
        value: each,
        title: t(`colleagues.role.${each}`),
        description: t(`colleagues.role.${each}.text`),
      }))}
      onValueChange={onRoleChange}
    />
  );
}
