import { remoteConfig } from '@parapet/build';

export default remoteConfig({ name: '__NAME__', folder: import.meta.dirname });
