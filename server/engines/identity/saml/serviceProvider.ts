import { escapeHtml } from '#server/platform/http/escapeHtml.ts';

/** Where institutions find this site, all of it below the public address. */
export interface ServiceProvider {
  /** The site's name among identity providers: the address of its metadata. */
  entityId: string;
  /** Where browsers bring an institution's answer (HTTP-POST binding). */
  acsUrl: string;
}

/** Path of the metadata. */
export const METADATA_PATH = '/saml/metadata';
/** Path that answers are posted to. */
export const ACS_PATH = '/saml/acs';

/** The site as a SAML service provider. `publicUrl` has no final slash. */
export const serviceProvider = (publicUrl: string): ServiceProvider => ({
  entityId: publicUrl + METADATA_PATH,
  acsUrl: publicUrl + ACS_PATH,
});

/** What an institution needs to know of this site, to be registered with it (SAML 2.0 metadata, section 2.4.4). */
export function serviceProviderMetadata({ entityId, acsUrl }: ServiceProvider): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeHtml(entityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>
    <md:AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeHtml(acsUrl)}"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}
