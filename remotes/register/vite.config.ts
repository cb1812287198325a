import { remoteConfig } from '@parapet/build';

export default remoteConfig({ name: 'register', folder: import.meta.dirname });
