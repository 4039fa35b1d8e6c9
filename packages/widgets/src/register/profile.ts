import { defineElements } from '../element';
import { profileElements } from '../profile/profile-elements';

defineElements(profileElements);
