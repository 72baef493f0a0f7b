import type { Dispatch } from 'react';
import { type ProfileAction, type ProfileState } from '@/screens/profile/ProfileScreen/profileState';
/**
 * OK: judges the form, changes the password where one was typed, then saves the rest. The password goes first because
 * it is what is most often refused, and a refusal saves nothing.
 */
export declare function useProfileSave(state: ProfileState, dispatch: Dispatch<ProfileAction>): () => void;
