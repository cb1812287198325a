import type { ComponentType } from 'react';
import { ActivityPicture, AnalyticsPicture, AssessmentPicture, CompliancePicture } from './feature-pictures.tsx';
import type { PictureKind } from './product-picture.tsx';
import { RegisterPicture } from './register-picture.tsx';
import type { PictureTexts } from './texts/en.ts';

export interface PictureProps {
  texts: PictureTexts;
}

export const PICTURES: Readonly<Record<PictureKind, ComponentType<PictureProps>>> = {
  register: RegisterPicture,
  assessment: AssessmentPicture,
  activity: ActivityPicture,
  compliance: CompliancePicture,
  analytics: AnalyticsPicture,
};
