import { useState } from 'react';
import { toPhoneNumber } from '@/domain/phone';
import { emptyPassword } from '@/domain/profile/passwordChange';
import { draftOfProfile } from '@/domain/profile/profile';
import { makeProfile } from '@/sample-data/profile';
import { ProfileScreen } from '@/screens/profile/ProfileScreen/ProfileScreen';
import type { ProfileScreenProps } from '@/screens/profile/ProfileScreen/profileTypes';
import { makeProfileView } from './profileViews';

const shut = { currentPassword: false, newPassword: false, confirmation: false };

/** Holds what is typed, as the container does. */
export function ProfileHarness(actions: Omit<ProfileScreenProps, 'view'>) {
  const [draft, setDraft] = useState(() => draftOfProfile(makeProfile()));
  const [password, setPassword] = useState(emptyPassword);
  const [shownPasswords, setShown] = useState(shut);
  const [openSections, setOpen] = useState({ user: true, payer: true, contract: true });
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <ProfileScreen
      {...actions}
      view={makeProfileView(draft, { password, shownPasswords, openSections, isPreviewOpen })}
      onDraftChange={(patch) => setDraft((now) => ({ ...now, ...patch }))}
      onPhoneType={(text) => setDraft((now) => ({ ...now, ...toPhoneNumber(text, now.phoneCountry) }))}
      onPasswordChange={(patch) => setPassword((now) => ({ ...now, ...patch }))}
      onPasswordShownChange={(field, isShown) => setShown((now) => ({ ...now, [field]: isShown }))}
      onSectionToggle={(section, isOpen) => setOpen((now) => ({ ...now, [section]: isOpen }))}
      onPreviewToggle={() => setPreviewOpen((isOpen) => !isOpen)}
      onCancel={() => {
        setDraft(draftOfProfile(makeProfile()));
        setPassword(emptyPassword);
        actions.onCancel();
      }}
    />
  );
}
