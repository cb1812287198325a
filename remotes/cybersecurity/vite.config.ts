import { remoteConfig } from '@parapet/build';

export default remoteConfig({ name: 'cybersecurity', folder: import.meta.dirname });
