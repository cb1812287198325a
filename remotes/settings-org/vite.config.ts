import { remoteConfig } from '@parapet/build';

export default remoteConfig({ name: 'settings-org', folder: import.meta.dirname });
